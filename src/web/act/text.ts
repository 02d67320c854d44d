import { texts } from '#src/web/i18n.tsx'

/** The specification's sentences (section 8) for a failed act without words of its own; and one for a missing network. */
export const failureText = texts({
  zh: {
    operate: '操作失败',
    create: '创建失败',
    save: '保存失败',
    add: '添加失败',
    delete: '删除失败',
    offline: '网络连接失败，请检查网络后重试',
  },
  en: {
    operate: 'Operation failed',
    create: 'Create failed',
    save: 'Save failed',
    add: 'Add failed',
    delete: 'Delete failed',
    offline: 'No connection. Check your network and try again',
  },
})
