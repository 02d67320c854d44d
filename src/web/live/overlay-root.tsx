import { type ComponentType, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { defaultLocale, splitLocale } from '#src/shared/locale.ts'
import { LocaleProvider } from '../i18n.tsx'
import { ConfirmHost } from '../ui/confirm.tsx'
import { PageProgress } from '../ui/progress-bar.tsx'
import { createStore } from '../ui/store.ts'
import { ToastRegion } from '../ui/toast.tsx'

type Dialog = ComponentType<{ open: boolean; onClose: () => void }>

/** Each dialog that was opened once: it keeps what was typed. */
const dialogs = createStore<readonly { Part: Dialog; open: boolean }[]>([])

/** Shows a dialog on a page that React does not keep. */
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

/** Once on a plain page that has living parts: what they show over the page. */
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
