import { createContext, useContext } from 'react'
import type { Posted } from '#src/shared/posted.ts'

export const PostedContext = createContext<Posted | undefined>(undefined)

/** Returns the form that was sent without script and that this page answers, or undefined. */
export const usePosted = () => useContext(PostedContext)
