import { texts } from '#src/web/i18n.tsx'

/** Texts of the types whose items are put in order, in pairs or in places. */
export const arrangeText = texts({
  zh: {
    matchingHint:
      '为左侧每一项选择右侧的对应项：点按空格选择，或将右侧的项拖过来。同一项可以多次使用。',
    left: '待配对的项',
    right: '可选的项',
    rightFor: (item: string) => `与“${item}”对应的是`,
    choose: '请选择',
    used: '已使用',
    noChoice: '清除选择',
    orderingHint:
      '用上下箭头或拖动手柄调整顺序。键盘操作：按回车键选取，用方向键移动，再按回车键放下。',
    order: '顺序',
    moveUp: (item: string) => `上移“${item}”`,
    moveDown: (item: string) => `下移“${item}”`,
    grip: (item: string, place: string) => `移动“${item}”，当前第 ${place} 位`,
    moved: (item: string, place: string, all: string) =>
      `“${item}”现在是第 ${place} 位，共 ${all} 位`,
    orderIsRight: '顺序无需调整',
    notYet: '尚未作答：请调整顺序；如果顺序已经正确，请点按“顺序无需调整”。',
    toPlace: '待分类',
    none: '全部已分类',
    categories: '类别',
    emptyCategory: '暂无',
    notSorted: '未放入任何类别',
    noCategory: '不属于任何类别',
    tokens: '可选词语',
    gapEmpty: (n: string) => `第 ${n} 空，未填`,
    gapFilled: (n: string, token: string) => `第 ${n} 空，已填“${token}”`,
    gapName: (n: string) => `第 ${n} 空`,
    gapHint: '点按词语再点按空格，或先点按空格再点按词语；也可以直接拖动。',
    gapChosen: (n: string) => `请为第 ${n} 空选择词语`,
    clearGap: (n: string) => `清空第 ${n} 空`,
  },
  en: {
    matchingHint:
      'Choose the right item for each on the left: tap its box, or drag an item across. An item may be used more than once.',
    left: 'Items to match',
    right: 'Items to choose from',
    rightFor: (item: string) => `“${item}” goes with`,
    choose: 'Choose',
    used: 'used',
    noChoice: 'Clear the choice',
    orderingHint:
      'Use the arrows or drag the handle. By keyboard: Enter picks up, the arrow keys move, Enter puts down.',
    order: 'Order',
    moveUp: (item: string) => `Move “${item}” up`,
    moveDown: (item: string) => `Move “${item}” down`,
    grip: (item: string, place: string) => `Move “${item}”, now at place ${place}`,
    moved: (item: string, place: string, all: string) =>
      `“${item}” is now at place ${place} of ${all}`,
    orderIsRight: 'The order is right as it is',
    notYet:
      'Not answered yet: change the order, or press “The order is right as it is” if nothing needs moving.',
    toPlace: 'To be sorted',
    none: 'All sorted',
    categories: 'Categories',
    emptyCategory: 'Nothing here',
    notSorted: 'Put into no category',
    noCategory: 'belongs to no category',
    tokens: 'Words to choose from',
    gapEmpty: (n: string) => `Gap ${n}, empty`,
    gapFilled: (n: string, token: string) => `Gap ${n}, “${token}”`,
    gapName: (n: string) => `gap ${n}`,
    gapHint: 'Tap a word and then its gap, or the gap and then the word; dragging works too.',
    gapChosen: (n: string) => `Choose a word for gap ${n}`,
    clearGap: (n: string) => `Empty gap ${n}`,
  },
})
