import type { ReactNode } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import css from './study-room.module.css'
import { studyText } from './text.ts'
import type { PanelName, Panels } from './use-panels.ts'

/** A side panel: a column on a wide screen, a sheet from the lower edge on a narrow one. */
export function Panel({
  name,
  panels,
  children,
}: {
  name: PanelName
  panels: Panels
  children: ReactNode
}) {
  const t = useText(studyText)
  return (
    <>
      {panels.sheet === name && (
        // Escape and the close button do the same.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div className={css.scrim} onClick={panels.closeSheet} />
      )}
      <aside
        id={`study-${name}`}
        className={css.panel}
        aria-label={t[name]}
        tabIndex={-1}
        data-scroller
        data-side={name}
        data-folded={panels.wide[name] ? undefined : ''}
        data-sheet={panels.sheet === name ? '' : undefined}
      >
        <div className={css.panelHead}>
          <h2>{t[name]}</h2>
          <IconButton
            icon="close"
            size="small"
            label={t.close}
            className={css.sheetClose}
            onClick={panels.closeSheet}
          />
        </div>
        {children}
      </aside>
    </>
  )
}
