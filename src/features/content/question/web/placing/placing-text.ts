import { texts } from '#src/web/i18n.tsx'

export const placingText = texts({
  zh: {
    howTo: '点按（或按回车键）选取一项，再点按要放的位置；也可以直接拖动。按 Esc 取消选取。',
    picked: (item: string) => `已选取“${item}”。请选择要放的位置，或按 Esc 取消`,
    put: (item: string, place: string) => `已将“${item}”放入“${place}”`,
    back: (item: string) => `已取回“${item}”`,
    letGo: (item: string) => `已取消选取“${item}”`,
    putHere: '放到这里',
    putInto: (place: string) => `放入“${place}”`,
    takeOut: (item: string) => `取回“${item}”`,
    cancel: '取消',
  },
  en: {
    howTo:
      'Tap an item (or press Enter) to pick it up, then tap where it belongs; dragging works too. Escape cancels.',
    picked: (item: string) =>
      `Picked up “${item}”. Choose where to put it, or press Escape to cancel`,
    put: (item: string, place: string) => `Put “${item}” into “${place}”`,
    back: (item: string) => `“${item}” taken back`,
    letGo: (item: string) => `“${item}” no longer picked up`,
    putHere: 'Put here',
    putInto: (place: string) => `Put into “${place}”`,
    takeOut: (item: string) => `Take back “${item}”`,
    cancel: 'Cancel',
  },
})
