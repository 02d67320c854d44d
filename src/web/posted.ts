import { createContext, useContext } from 'react'
import type { Posted } from '#src/shared/posted.ts'

export const PostedContext = createContext<Posted | undefined>(undefined)

/** Given where the page answers a form that was sent without script. */
export const usePosted = () => useContext(PostedContext)
