import { type ComponentType, useSyncExternalStore } from 'react'
import { Link, type LinkProps } from '#src/web/link.tsx'
import { useText } from '#src/web/i18n.tsx'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'
import { uiText } from './text.ts'
import { toast, type Toast, type ToastAction, type ToastKind, type Toasts } from './toast-store.ts'
import css from './toast.module.css'

const none: readonly Toast[] = []
const icons: Record<ToastKind, IconName> = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  error: 'error',
}

/** Shows the toasts; rendered once in a page. Errors and warnings interrupt a screen reader, others do not. */
export function ToastRegion({ store = toast }: { store?: Toasts }) {
  const toasts = useSyncExternalStore(store.watch, store.get, () => none)
  const t = useText(uiText)
  const of = (loud: boolean) =>
    toasts
      .filter(({ kind }) => (kind === 'error' || kind === 'warning') === loud)
      .map((item) => (
        <div key={item.id} className={cx(css.toast, css[item.kind])}>
          <Icon name={icons[item.kind]} size={20} />
          <span>{item.text}</span>
          {item.action && <ToastLink action={item.action} onOpened={() => store.close(item.id)} />}
          <IconButton
            icon="close"
            size="small"
            label={t.close}
            onClick={() => store.close(item.id)}
          />
        </div>
      ))
  return (
    <div
      className={css.region}
      // A dialog makes room above it for them.
      data-toasts={toasts.length > 0 ? '' : undefined}
      // The attribute keeps toasts usable while a modal dialog hides the rest of the page.
      data-react-aria-top-layer="true"
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
    >
      <div role="alert" className={css.stack}>
        {of(true)}
      </div>
      <output className={css.stack}>{of(false)}</output>
    </div>
  )
}

function ToastLink({ action, onOpened }: { action: ToastAction; onOpened: () => void }) {
  const { label, to, onOpen } = action
  // A button has no use for `to`, which is undefined then.
  const Part = (to ? Link : 'button') as ComponentType<Partial<LinkProps>>
  return (
    <Part
      to={to}
      className={css.action}
      onClick={() => {
        onOpen?.()
        onOpened()
      }}
    >
      {label}
    </Part>
  )
}
