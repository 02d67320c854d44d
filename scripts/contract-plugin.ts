import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const isContract = (id: string) =>
  /\/src\/(?:features\/[^/]+\/[^/]+|shared)\/(?:([a-z]+-)?contract|[a-z-]+-api)\.ts$/.test(id)

/**
 * Turns a feature's contract into plain data for the pages' bundles: an endpoint's method, path,
 * access, repeatability, upload limits, fields in headers and the query names of a list, the ids of errors, and constants.
 * The schemas, and zod with them, stay on the server, which finds the endpoint again by its method and
 * path; so do the texts of errors, which come with an answer.
 */
export function contractPlugin(): Plugin {
  return {
    name: 'farsail:contract',
    enforce: 'pre',
    async load(id) {
      const path = id.split('?')[0] ?? id
      if (!isContract(path)) return null
      // The address changes with the file, because Node would otherwise return the module it has.
      const url = `${pathToFileURL(path).href}?changed=${statSync(path).mtimeMs}`
      const exported = (await import(url)) as Record<string, unknown>
      return { code: reducedModule(exported, path), map: null, moduleType: 'js' }
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const chunk of Object.values(bundle)) {
        const heavy =
          chunk.type === 'chunk' && chunk.moduleIds.find((id) => /\/zod\/v4\/classic\//.test(id))
        if (heavy) {
          this.error(`${chunk.fileName} carries zod to the browser (${heavy}); forms use zod/mini`)
        }
      }
    },
  }
}

/** Returns the module's source with every export as a literal. Schemas are left out. */
export function reducedModule(exported: Record<string, unknown>, path: string): string {
  return Object.entries(exported)
    .filter(([, value]) => !isSchema(value))
    .map(([name, value]) => `export const ${name} = ${literal(value, `${path}: ${name}`)}\n`)
    .join('')
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isSchema = (value: unknown) => isObject(value) && '_zod' in value

/** Whether an entry of `defineErrors`: screens ask for its id only. */
const isKnownError = ({ id, kind, zh, en }: Record<string, unknown>) =>
  [id, kind, zh, en].every((field) => typeof field === 'string')

const isEndpoint = (value: Record<string, unknown>) =>
  isSchema(value['input']) && isSchema(value['answer'])

/** Whether an endpoint has a query. */
const isList = ({ query }: Record<string, unknown>) =>
  isObject(query) && Object.keys(query).length > 0

function literal(value: unknown, where: string): string {
  if (value === undefined) return 'undefined'
  if (typeof value === 'number' || typeof value === 'bigint') {
    return `${value}${typeof value === 'bigint' ? 'n' : ''}`
  }
  if (value === null || typeof value === 'string' || typeof value === 'boolean') {
    return JSON.stringify(value)
  }
  if (Array.isArray(value)) {
    return `[${value.map((item, at) => literal(item, `${where}[${at}]`)).join(', ')}]`
  }
  if (!isObject(value) || ![Object.prototype, null].includes(Object.getPrototypeOf(value))) {
    throw new Error(`${where} is not plain data; a contract holds endpoints, errors and constants`)
  }
  if (isEndpoint(value)) {
    const { method, path, access, repeatable, upload, headers } = value
    const query = isList(value) ? value['query'] : undefined
    return literal({ method, path, access, repeatable, upload, headers, query }, where)
  }
  if (isKnownError(value)) return literal({ id: value['id'] }, where)
  const fields = Object.entries(value)
    .filter(([, field]) => !isSchema(field) && field !== undefined)
    .map(([name, field]) => `${JSON.stringify(name)}: ${literal(field, `${where}.${name}`)}`)
  return `{ ${fields.join(', ')} }`
}
