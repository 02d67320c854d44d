import { texts } from '#src/web/i18n.tsx'

/** Texts of the examples of a draft. */
export const draftExamplesText = texts({
  zh: {
    states: {
      saved: '已保存',
      saving: '正在保存',
      kept: '服务器无应答',
      offline: '没有网络',
      stopped: '不再接受保存',
      notKept: '本机也无法保存',
    },
    conflicts: '待选择的修改',
    history: '历史版本',
    empty: '没有历史版本',
    chapter: '国际贸易术语',
    mine: '货交承运人后，风险由买方承担。',
    theirs: '货物装上船后，风险由买方承担。',
    by: '唐若琳',
  },
  en: {
    states: {
      saved: 'Saved',
      saving: 'Saving',
      kept: 'No answer',
      offline: 'No network',
      stopped: 'Saves are refused',
      notKept: 'Not kept on this device',
    },
    conflicts: 'Changes to choose between',
    history: 'History',
    empty: 'No history',
    chapter: 'Trade terms',
    mine: 'The buyer bears the risk once the goods are with the carrier.',
    theirs: 'The buyer bears the risk once the goods are on board.',
    by: 'Tang Ruolin',
  },
})
