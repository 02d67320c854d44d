import { texts } from '#src/web/i18n.tsx'

/** Texts of saved filters. */
export const backOfficeText = texts({
  zh: {
    saved: '已保存的筛选',
    save: '保存当前筛选',
    saveTitle: '保存当前筛选',
    saveVerb: '保存',
    savedAs: (name: string) => `已保存为“${name}”`,
    name: '名称',
    nameHint: '仅自己可见；同名的筛选会被替换。',
    nameMissing: '请输入名称',
    failed: '未能保存，请稍后再试',
    removeNamed: (name: string) => `删除筛选“${name}”`,
    removeTitle: (name: string) => `删除筛选“${name}”？`,
    removeText: '只会删除保存的条件，列表中的数据不受影响。删除后无法恢复。',
    remove: '删除',
  },
  en: {
    saved: 'Saved filters',
    save: 'Save this filter',
    saveTitle: 'Save this filter',
    saveVerb: 'Save',
    savedAs: (name: string) => `Saved as “${name}”`,
    name: 'Name',
    nameHint: 'Only you see it; a filter of the same name is replaced.',
    nameMissing: 'Please enter a name',
    failed: 'It could not be saved. Please try again later',
    removeNamed: (name: string) => `Delete the filter “${name}”`,
    removeTitle: (name: string) => `Delete the filter “${name}”?`,
    removeText: 'Only the saved conditions go; nothing in the list changes. This cannot be undone.',
    remove: 'Delete',
  },
})
