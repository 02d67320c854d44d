import { lazy, type ReactNode } from 'react'
import type { LayoutName } from '#src/web/routes.ts'
import center from './center.module.css'
import { Footer } from './footer.tsx'
import css from './frame.module.css'
import { Header } from './header.tsx'

// No boundary around it: the server waits for it, so that the page comes whole.
const CenterMenu = lazy(() => import('./center-menu.tsx'))

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

/** What stands around the page. Header and footer stay in place while pages change. */
export function Frame({ layout, children }: { layout: LayoutName; children: ReactNode }) {
  const { header, footer, grey } = parts[layout]
  return (
    <div className={css.frame} data-grey={grey || undefined} data-bar={header || undefined}>
      {header && <Header />}
      {layout === 'user-center' || layout === 'user-setting' ? (
        <div className={`container ${center.center}`}>
          <CenterMenu />
          {children}
        </div>
      ) : (
        children
      )}
      {footer && <Footer />}
    </div>
  )
}
