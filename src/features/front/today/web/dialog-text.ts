import { texts } from '#src/web/i18n.tsx'

export const todoDialogText = texts({
  zh: {
    addTitle: '添加待办事项',
    editTitle: '编辑待办事项',
    title: '事项',
    dueOn: '截止日期',
    add: '添加',
    save: '保存',
    added: '已添加',
    saved: '已保存',
    snoozeTitle: '推迟到哪一天？',
    untilOn: '再次出现的日期',
    latest: (day: string) => `最晚到 ${day}`,
    snooze: '推迟',
    snoozed: '已推迟',
  },
  en: {
    addTitle: 'Add a to-do',
    editTitle: 'Edit to-do',
    title: 'To-do',
    dueOn: 'Due date',
    add: 'Add',
    save: 'Save',
    added: 'Added',
    saved: 'Saved',
    snoozeTitle: 'Snooze until which day?',
    untilOn: 'Show again on',
    latest: (day: string) => `${day} at the latest`,
    snooze: 'Snooze',
    snoozed: 'Snoozed',
  },
})
