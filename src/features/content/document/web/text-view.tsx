import { type ReactNode, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import type { DocumentView } from '../contract.ts'
import css from './text-view.module.css'
import tools from './toolbar.module.css'
import { viewText } from './view-text.ts'

const names: Record<string, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  gb18030: 'GB18030',
  big5: 'Big5',
}

/** A text, also of a program, as it was written. */
export function TextView({
  document: { name, text, isCut, downloadUrl },
  tools: more,
}: {
  document: DocumentView
  tools?: ReactNode
}) {
  const t = useText(viewText)
  const [wrap, setWrap] = useState(true)
  if (text === null) return null
  return (
    <section className={css.viewer} aria-label={t.document(name)}>
      <div className={tools.toolbar} role="toolbar" aria-label={t.toolbar}>
        <Checkbox className={css.box} label={t.wrap} checked={wrap} onChange={setWrap} />
        <span className={tools.pages}>{t.encoding(names[text.encoding] ?? text.encoding)}</span>
        <span className={tools.group}>{more}</span>
      </div>
      <div
        className={css.scroller}
        role="region"
        aria-label={name}
        // Arrow keys scroll it, so it must be focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <pre data-wrap={wrap || undefined}>{text.content}</pre>
        {isCut && <p className={css.cut}>{t.cutText(downloadUrl !== null)}</p>}
      </div>
    </section>
  )
}
