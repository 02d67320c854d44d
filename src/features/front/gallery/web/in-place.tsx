import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { DialogShell, type DialogShellProps } from '#src/web/ui/dialog-frame.tsx'
import dialog from '#src/web/ui/dialog.module.css'
import css from './gallery.module.css'
import { stateText } from './state-text.ts'

/** A piece of a screen: what otherwise covers the window stays within it. */
export function Stage({
  children,
  low,
  tall,
}: {
  children: ReactNode
  low?: boolean
  tall?: boolean
}) {
  return <div className={cx(css.stage, low && css.low, tall && css.tall)}>{children}</div>
}

/** Shows open dialogs within a Stage: without a focus of their own and without hiding the page. */
export function DialogsInPlace({ children, tall }: { children: ReactNode; tall?: boolean }) {
  return (
    <DialogShell value={ShellInPlace}>
      <Stage tall={tall}>{children}</Stage>
    </DialogShell>
  )
}

function ShellInPlace({ open, sheet, width, title, children }: DialogShellProps) {
  const t = useText(stateText)
  if (!open) return null
  return (
    <div className={cx(dialog.overlay, sheet && dialog.sheet)}>
      <div className={dialog.modal} style={{ maxInlineSize: width }}>
        <div role="group" aria-label={t.inPlace(title)} className={cx(dialog.dialog, css.box)}>
          {children}
        </div>
      </div>
    </div>
  )
}

/** Keeps a Menu, HoverPopover or tooltip open, in the flow of the page instead of above it. */
export function KeptOpen({ end, children }: { end?: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const panel of ref.current!.querySelectorAll('[popover]')) {
      panel.removeAttribute('popover')
      const button = ref.current!.querySelector('[popovertarget]')
      button?.removeAttribute('popovertarget')
      button?.setAttribute('aria-expanded', 'true')
    }
    const button = ref.current!.querySelector<HTMLElement>('button[aria-controls], button')
    if (!button || button.ariaHasPopup) return
    // Its own script closes it with each click elsewhere.
    const open = () => button.ariaExpanded === 'false' && button.click()
    open()
    const watch = new MutationObserver(open)
    watch.observe(button, { attributeFilter: ['aria-expanded'] })
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={ref} className={cx(css.open, end && css.atEnd)}>
      {children}
    </div>
  )
}

/** Shows the bubble of Tooltips with a text, in the flow of the page. */
export function Tip({ text, children }: { text: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  // Before the page's own tooltips begin, which look for the first bubble of the document.
  useLayoutEffect(() => {
    const bubble = ref.current!.querySelector('[data-bubble]')
    bubble?.removeAttribute('popover')
    bubble?.removeAttribute('data-bubble')
    if (bubble) bubble.textContent = text
  }, [text])
  return (
    <div ref={ref} className={css.tip}>
      {children}
    </div>
  )
}
