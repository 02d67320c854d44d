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
  return (
    <I18nProvider locale={useLocale()}>
      <ModalOverlay
        className={cx(css.overlay, placement === 'sheet' && css.sheet)}
        isOpen={open}
        isDismissable={dismissable}
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <Modal className={css.modal} style={{ maxInlineSize: placement === 'sheet' ? 640 : width }}>
          <Dialog role={role} className={css.dialog}>
            <div className={css.head}>
              <Heading slot="title" level={2} className={css.title}>
                {title}
              </Heading>
              <IconButton icon="close" label={t.close} onClick={onClose} />
            </div>
            <div className={css.body}>{children}</div>
            {footer && <div className={css.foot}>{footer}</div>}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  )
}
