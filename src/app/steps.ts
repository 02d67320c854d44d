import { puzzleStep } from '#src/features/people/security/web/puzzle-step.tsx'

/**
 * Steps of forms without script, by the name of the island in whose place the server renders them. Browsers
 * do not load them: with script, a dialog does the same.
 */
export const steps = { forget: puzzleStep }
