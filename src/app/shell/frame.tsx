import { lazy, type ComponentType, type ReactNode } from 'react'
import type { LayoutName } from '#src/shared/page-row.ts'
import { Footer } from './footer.tsx'
import css from './frame.module.css'
import { Header } from './header.tsx'
import menu from './side-menu.module.css'
import { useViewer } from '#src/web/root-data.ts'

// No boundary around them: the server waits for them, so that the page comes whole.
const menus: Partial<Record<LayoutName, ComponentType>> = {
  'user-center': lazy(() => import('./center-menu.tsx')),
  'user-setting': lazy(() => import('./center-menu.tsx')),
  admin: lazy(() => import('./admin-menu.tsx')),
}

// Few people ever see it.
const DeletionNotice = lazy(() => import('#src/features/people/privacy/web/deletion-notice.tsx'))

/** Which parts stand around a page in each of the named layouts (specification, section 2). */
const parts: Record<LayoutName, { header: boolean; footer: boolean; grey: boolean }> = {
  default: { header: true, footer: true, grey: false },
  'default-greybg': { header: true, footer: true, grey: true },
  'no-sidebar': { header: true, footer: true, grey: false },
  'no-footer': { header: true, footer: false, grey: false },
  'no-all': { header: false, footer: false, grey: false },
  'user-center': { header: true, footer: true, grey: true },
  'user-setting': { header: true, footer: true, grey: true },
  study: { header: true, footer: false, grey: false },
  admin: { header: true, footer: false, grey: true },
  articles: { header: true, footer: true, grey: false },
  none: { header: false, footer: false, grey: false },
}

/** The frame of a page. Header and footer stay mounted while pages change. */
export function Frame({ layout, children }: { layout: LayoutName; children: ReactNode }) {
  const { header, footer, grey } = parts[layout]
  const Menu = menus[layout]
  return (
    <div
      className={css.frame}
      data-grey={grey || undefined}
      data-bar={header || undefined}
      data-wide={layout === 'admin' || undefined}
    >
      {header && <Header />}
      {useViewer()?.erasesAt && <DeletionNotice />}
      {Menu ? (
        <div className={`container ${menu.withMenu}`}>
          <Menu />
          {children}
        </div>
      ) : (
        children
      )}
      {footer && <Footer />}
    </div>
  )
}
