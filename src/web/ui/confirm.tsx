import { Suspense, useState, useSyncExternalStore } from 'react'
import { latePart } from '../late-part.tsx'
import { createStore } from './store.ts'

export interface ConfirmQuestion {
  /** Names the subject: 删除“国际贸易实务”？ */
  title: string
  /** Says whether it can be undone. */
  text: string
  /** The label of the confirming button. */
  confirm: string
  cancel?: string
  danger?: boolean
}

const asked = createStore<{ question: ConfirmQuestion; answer: (yes: boolean) => void } | null>(
  null,
)
const nothing = () => null
const load = () => import('./confirm-box.tsx')
const ConfirmBox = latePart(load)

/** Loads the dialog's code ahead, for questions that must be shown without a network too. */
export function preloadConfirm() {
  // A failed load is repeated with the question.
  load().catch(() => undefined)
}

/** Asks for confirmation. Resolves to the answer; a second question answers the first with false. */
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

/** Shows the question of `confirmDialog`. Rendered once in a page; loads its code with the first question. */
export function ConfirmHost() {
  const current = useSyncExternalStore(asked.watch, asked.get, nothing)
  // The question is kept after the answer, so that its text stays while the dialog closes.
  const [last, setLast] = useState(current)
  if (current && current !== last) setLast(current)
  if (!last) return null
  return (
    <Suspense fallback={null}>
      <ConfirmBox
        question={last.question}
        open={current !== null}
        onConfirm={() => current?.answer(true)}
        onClose={() => current?.answer(false)}
      />
    </Suspense>
  )
}
