import { createContext } from 'react'

/** Reads the files of the open chooser once more. */
export const RenewContext = createContext<() => void>(() => {})
