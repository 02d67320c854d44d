import { exportApi } from './export-api.ts'
import { importApi } from './import-api.ts'

/** Question files and papers in and out. */
export const exchangeApi = { ...importApi, ...exportApi }

export { exportFormats, exportStates } from './export-api.ts'
export { importFormats, importStates } from './import-api.ts'
