import { homePath } from '#src/shared/page-path.ts'

/** The home page has two addresses by the specification; links lead to the first. */
export const homePaths = { home: () => homePath } as const
