import { type ComponentType, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { defaultLocale, splitLocale } from '#src/shared/locale.ts'
import { LocaleProvider } from '../i18n.tsx'
import { ConfirmHost } from '../ui/confirm.tsx'
import { PageProgress } from '../ui/progress-bar.tsx'
import { createStore } from '../ui/store.ts'
import { ToastRegion } from '../ui/toast.tsx'

type Dialog = ComponentType<{ open: boolean; onClose: () => void }>

/** Every dialog that was opened; a closed one stays, because it keeps the typed text. */
const dialogs = createStore<readonly { Part: Dialog; open: boolean }[]>([])

/** Shows a dialog on a plain page. */
export function showDialog(Part: Dialog): void {
  showOverlays()
  if (!dialogs.get().some((one) => one.Part === Part)) {
    dialogs.set([...dialogs.get(), { Part, open: true }])
  } else setOpen(Part, true)
}

function setOpen(Part: Dialog, open: boolean): void {
  dialogs.set(dialogs.get().map((one) => (one.Part === Part ? { Part, open } : one)))
}

let shown = false

/** Renders the overlays of a plain page's islands and dialogs. Further calls do nothing. */
export function showOverlays(): void {
  if (shown) return
  shown = true
  const locale = splitLocale(window.location.pathname).locale ?? defaultLocale
  const root = document.createElement('div')
  document.body.append(root)
  createRoot(root).render(
    <LocaleProvider value={locale}>
      <Dialogs />
      <PageProgress />
      <ToastRegion />
      <ConfirmHost />
    </LocaleProvider>,
  )
}

function Dialogs() {
  return useSyncExternalStore(dialogs.watch, dialogs.get).map(({ Part, open }, index) => (
    <Part key={index} open={open} onClose={() => setOpen(Part, false)} />
  ))
}
