import { useSyncExternalStore } from 'react'
import { Link } from '#src/web/link.tsx'
import { useText } from '#src/web/i18n.tsx'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'
import { uiText } from './text.ts'
import { toast, type Toast, type ToastAction, type ToastKind } from './toast-store.ts'
import css from './toast.module.css'

const none: readonly Toast[] = []
const icons: Record<ToastKind, IconName> = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  error: 'error',
}

/** Shows the toasts; rendered once in a page. Errors and warnings interrupt a screen reader, others do not. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toast.watch, toast.get, () => none)
  const t = useText(uiText)
  const of = (loud: boolean) =>
    toasts
      .filter(({ kind }) => (kind === 'error' || kind === 'warning') === loud)
      .map((item) => (
        <div key={item.id} className={cx(css.toast, css[item.kind])}>
          <Icon name={icons[item.kind]} size={20} />
          <span>{item.text}</span>
          {item.action && <ToastLink id={item.id} action={item.action} />}
          <IconButton
            icon="close"
            size="small"
            label={t.close}
            onClick={() => toast.close(item.id)}
          />
        </div>
      ))
  return (
    <div
      className={css.region}
      // The attribute keeps toasts usable while a modal dialog hides the rest of the page.
      data-react-aria-top-layer="true"
      onPointerEnter={toast.pause}
      onPointerLeave={toast.resume}
      onFocus={toast.pause}
      onBlur={toast.resume}
    >
      <div role="alert" className={css.stack}>
        {of(true)}
      </div>
      <output className={css.stack}>{of(false)}</output>
    </div>
  )
}

function ToastLink({ id, action }: { id: number; action: ToastAction }) {
  const { label, to, onOpen } = action
  return (
    <Link
      to={to}
      className={css.action}
      onClick={() => {
        onOpen?.()
        toast.close(id)
      }}
    >
      {label}
    </Link>
  )
}
