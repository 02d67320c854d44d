import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useCallback,
  useContext,
  useState,
} from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import type { DialogProps } from './dialog.tsx'
import { uiText } from './text.ts'
import css from './dialog.module.css'

/** The parts that a shell draws: the backdrop, the box at its place, and the content. */
export interface DialogShellProps {
  open: boolean
  onClose: () => void
  dismissable: boolean
  sheet: boolean
  width: number
  role: 'dialog' | 'alertdialog'
  title: string
  children?: ReactNode
}

/** The shell of every dialog; the gallery provides one that shows open dialogs within its page. */
export const DialogShell = createContext<ComponentType<DialogShellProps>>(ModalShell)

function ModalShell({
  open,
  onClose,
  dismissable,
  sheet,
  width,
  role,
  children,
}: DialogShellProps) {
  return (
    <ModalOverlay
      className={cx(css.overlay, sheet && css.sheet)}
      isOpen={open}
      isDismissable={dismissable}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Modal className={css.modal} style={{ maxInlineSize: width }}>
        <Dialog role={role} className={css.dialog} data-modal="">
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** The content of a dialog. Where it scrolls, it can have the focus, so that arrow keys scroll it. */
function Body({ label, children }: { label: string; children: ReactNode }) {
  const [scrolls, setScrolls] = useState(false)
  const watch = useCallback((content: HTMLDivElement | null) => {
    const box = content?.parentElement
    if (!box) return

    const sizes = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight))
    sizes.observe(content)
    sizes.observe(box)
    return () => sizes.disconnect()
  }, [])
  return (
    <div className={css.body} {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': label })}>
      <div ref={watch}>{children}</div>
    </div>
  )
}

/** The frame that Dialog and Sheet load with `lazy`, which needs a default export. */
export default function DialogFrame({
  open,
  onClose,
  title,
  children,
  footer,
  width = 560,
  dismissable = true,
  placement = 'center',
  role = 'dialog',
}: DialogProps) {
  const t = useText(uiText)
  const sheet = placement === 'sheet'
  const content = (
    <>
      <div className={css.head}>
        <Heading slot="title" level={2} className={css.title}>
          {title}
        </Heading>
        <IconButton icon="close" label={t.close} onClick={onClose} />
      </div>
      <Body label={title}>{children}</Body>
      {footer && <div className={css.foot}>{footer}</div>}
    </>
  )
  const shell = { open, onClose, dismissable, sheet, role, title, width: sheet ? 640 : width }
  return (
    <I18nProvider locale={useLocale()}>
      {createElement(useContext(DialogShell), shell, content)}
    </I18nProvider>
  )
}
