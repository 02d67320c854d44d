import type { ComponentProps } from 'react'
import { Page } from '#src/web/ui/page.tsx'
import css from './homework.module.css'

/** A page of homework outside the personal centre. */
export function PublicPage(props: ComponentProps<typeof Page>) {
  return (
    <div className={`container ${css.page}`}>
      <Page {...props} />
    </div>
  )
}
