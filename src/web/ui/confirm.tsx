import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

export interface ConfirmQuestion {
  /** Names the thing: 删除“国际贸易实务”？ */
  title: string
  /** Says whether it can be undone. */
  text: string
  /** The verb on the button. */
  confirm: string
  cancel?: string
  danger?: boolean
}

const asked = createStore<{ question: ConfirmQuestion; answer: (yes: boolean) => void } | null>(
  null,
)
const nothing = () => null
const load = () => import('./confirm-box.tsx')
const ConfirmBox = lazy(load)

/** Fetches the code of the question ahead, where it must come up without a network too. */
export function preloadConfirm() {
  // Not now, then with the question.
  load().catch(() => undefined)
}

/** Asks and resolves to true or false; a second question answers the first with no. */
export function confirmDialog(question: ConfirmQuestion): Promise<boolean> {
  asked.get()?.answer(false)
  return new Promise((resolve) => {
    asked.set({
      question,
      answer(yes) {
        asked.set(null)
        resolve(yes)
      },
    })
  })
}

/** `const confirm = useConfirm()`, then `if (await confirm({ … }))`. */
export function useConfirm() {
  return confirmDialog
}

/** Stands once in the page (in Overlays); loads the dialog's code with the first question. */
export function ConfirmHost() {
  const current = useSyncExternalStore(asked.watch, asked.get, nothing)
  // Kept after the answer, so that the words stay while the dialog closes.
  const [last, setLast] = useState(current)
  if (current && current !== last) setLast(current)
  if (!last) return null
  return (
    <Suspense fallback={null}>
      <ConfirmBox
        question={last.question}
        open={current !== null}
        onAnswer={(yes) => current?.answer(yes)}
      />
    </Suspense>
  )
}
