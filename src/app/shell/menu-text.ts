import { texts } from '#src/web/i18n.tsx'

/** What the side menus are called; apart from the shell's texts because most pages have no side menu. */
export const menuText = texts({
  zh: { center: '个人中心', office: '管理后台' },
  en: { center: 'My center', office: 'Back office' },
})
