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
  if (dialogs.get().length === 0) begin()
  if (!dialogs.get().some((one) => one.Part === Part)) {
    dialogs.set([...dialogs.get(), { Part, open: true }])
  } else setOpen(Part, true)
}

function setOpen(Part: Dialog, open: boolean): void {
  dialogs.set(dialogs.get().map((one) => (one.Part === Part ? { Part, open } : one)))
}

function begin(): void {
  const locale = splitLocale(window.location.pathname).locale ?? defaultLocale
  const root = document.createElement('div')
  document.body.append(root)
  createRoot(root).render(
    <LocaleProvider value={locale}>
      <Dialogs />
      <IslandOverlays />
    </LocaleProvider>,
  )
}

function Dialogs() {
  return useSyncExternalStore(dialogs.watch, dialogs.get).map(({ Part, open }, index) => (
    <Part key={index} open={open} onClose={() => setOpen(Part, false)} />
  ))
}

/** What a living part shows over the page: messages, questions, the progress of its calls. */
export function IslandOverlays() {
  return (
    <>
      <PageProgress />
      <ToastRegion />
      <ConfirmHost />
    </>
  )
}
