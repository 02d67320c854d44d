import { createContext, type ReactNode } from 'react'
import type { Sharing } from '../contract.ts'

/** What a part of a note is about: a note that the server has. */
export interface NotePartProps {
  note: { key: string; sharing: Sharing }
}

/** Renders the part of its writer's notes that a later room adds under their texts; the pages stand in `src/app`. */
export const NotePart = createContext<((props: NotePartProps) => ReactNode) | null>(null)
