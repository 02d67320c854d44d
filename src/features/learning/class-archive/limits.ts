/** Days for which an archive can be downloaded. */
export const archiveDays = 7
/** Archives that one person may keep at a time, over all classes. */
export const keptMost = 5
/** MiB of the files of works in one archive. */
export const packedMiB = 2048
/** Best, middle and lowest works of each homework. */
export const samplesUsual = 3
export const samplesMost = 10

export const archiveStates = ['waiting', 'ready', 'failed'] as const
/** tooLarge – the works have more than `packedMiB`; other – anything else. */
export const archiveFailures = ['tooLarge', 'other'] as const
/** Which works come along: none, samples by their marks, or all. */
export const worksForms = ['samples', 'all', 'none'] as const
export type WorksForm = (typeof worksForms)[number]
