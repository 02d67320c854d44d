import { texts } from '#src/web/i18n.tsx'

/** Names of the side menus, apart from the shell's texts because most pages have no side menu. */
export const menuText = texts({
  zh: { center: '个人中心', office: '管理后台' },
  en: { center: 'Personal centre', office: 'Back office' },
})
