import { bankErrors } from './errors.ts'
import { bulkApi } from './bulk-api.ts'
import { folderApi } from './folder-api.ts'
import { listApi } from './list-api.ts'
import { questionApi } from './question-api.ts'

/** The question bank of teachers: found, written, kept in folders, shared. */
export const bankApi = { ...listApi, ...questionApi, ...bulkApi, ...folderApi }
export { bankErrors }
