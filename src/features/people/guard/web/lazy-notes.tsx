import { type ComponentType, createElement, lazy, Suspense } from 'react'
import { quietly } from '#src/web/quietly.ts'
import type { Work } from '../contract.ts'

/** Components of a captcha or a pause, loaded with the first one, because most forms show neither. */
export const loadNotes = () => quietly(import('./notes.tsx'))

const lazily = <P extends object>(part: (notes: Notes) => ComponentType<P>) => {
  const Part = lazy<ComponentType<P>>(async () => {
    const notes = await loadNotes()
    return { default: notes ? part(notes) : () => null }
  })
  return (props: P) => <Suspense>{createElement(Part, props)}</Suspense>
}
type Notes = typeof import('./notes.tsx')

export const WorkNote = lazily((notes) => notes.WorkNote)
export const WaitNote = lazily((notes) => notes.WaitNote)

/** Waits for the solution of the work, which it starts if it does not run yet. */
export const solutionOf = async (work: Work) => (await loadNotes())?.runningWork(work).solution()
