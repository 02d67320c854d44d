import { z } from 'zod'
import { type Endpoint, headerOf, endpointUrl } from '#src/shared/endpoint.ts'
import { commonErrors, kinds, type KnownError } from '#src/shared/errors.ts'
import { apiDocsPage } from './api-docs-page.ts'
import type { Kernel } from '../kernel.ts'

/** Serves the OpenAPI 3.1 document made from the contract, and a page to read it on. */
export function serveApiDocs(kernel: Kernel): void {
  let document: object | undefined
  const made = () => (document ??= openApi(kernel))
  kernel.app.get('/api/openapi.json', async (_request, reply) => {
    return reply.header('cache-control', 'public, max-age=300').send(made())
  })
  kernel.app.get('/api/docs', async (request, reply) => {
    const english = /^en\b/i.test(request.headers['accept-language'] ?? '')
    const page = apiDocsPage(
      kernel.registry.all().map((mounted) => mounted.endpoint),
      english ? 'en' : 'zh',
      kernel.config.SITE_NAME_EN,
    )
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'",
      )
      .send(page)
  })
}

/** The whole API as OpenAPI 3.1. */
function openApi({ registry, config }: Pick<Kernel, 'registry' | 'config'>): object {
  const paths: Record<string, object> = {}
  for (const { endpoint } of registry.all()) {
    const url = endpointUrl(endpoint)
    paths[url] = { ...paths[url], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${config.SITE_NAME_EN} API`,
      version: '1',
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
      description:
        'Every answer travels as code, msg, enmsg, count, data. Array parameters of a GET travel as name[] with JSON elements.',
    },
    // Relative to the document's own address, so that it is right behind any domain.
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
    },
  }
}

function operation(endpoint: Endpoint): object {
  const [area] = endpoint.path.split('/')
  return {
    operationId: endpoint.path.replace('/', '.'),
    summary: endpoint.summary.en,
    tags: [area],
    'x-access': endpoint.access,
    security: endpoint.access === 'public' ? [] : [{ token: [] }],
    ...(endpoint.method === 'GET'
      ? { parameters: parameters(endpoint) }
      : { requestBody: requestBody(endpoint) }),
    responses: {
      200: answerOf('Success', envelope(jsonSchema(endpoint.answer, 'output'))),
      ...refusals(endpoint),
    },
  }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: made }) => nameKeys(made),
  })
  return json
}

/** A record over a fixed list of keys requires them all; OpenAPI asks that each is then described. */
function nameKeys(made: z.core.JSONSchema.BaseSchema): void {
  if (!made.propertyNames || !made.required) return
  const value = made.additionalProperties as z.core.JSONSchema.BaseSchema
  made.properties = Object.fromEntries(made.required.map((key) => [key, value]))
  delete made.propertyNames
  made.additionalProperties = false
}

function parameters(endpoint: Endpoint): object[] {
  const schema = jsonSchema(endpoint.input, 'input')
  const properties = (schema['properties'] ?? {}) as Record<string, { type?: string }>
  const required = (schema['required'] ?? []) as string[]
  return Object.entries(properties).map(([name, property]) => ({
    ...(endpoint.headers?.includes(name)
      ? { name: headerOf(name), in: 'header' }
      : { name: property.type === 'array' ? `${name}[]` : name, in: 'query' }),
    required: required.includes(name),
    schema: property,
  }))
}

function requestBody(endpoint: Endpoint): object {
  const schema = jsonSchema(endpoint.input, 'input')
  if (!endpoint.upload) return { content: { 'application/json': { schema } } }
  const properties = {
    ...(schema['properties'] as object),
    file: { type: 'string', format: 'binary' },
  }
  return { content: { 'multipart/form-data': { schema: { ...schema, properties } } } }
}

/** Returns one entry per status, naming every refusal that has it. */
function refusals(endpoint: Endpoint): Record<string, object> {
  const general: KnownError[] = [commonErrors.invalid, commonErrors.tooMany, commonErrors.failed]
  if (endpoint.access !== 'public') general.push(commonErrors.noToken, commonErrors.sessionEnded)
  if (!['public', 'session'].includes(endpoint.access))
    general.push(commonErrors.passwordNeeded, commonErrors.roleNeeded)
  const byStatus = Map.groupBy([...general, ...endpoint.errors], (error) => {
    const { status } = kinds[error.kind]
    // 1001 travels with HTTP 200, so it is listed beside the success.
    return status === 200 ? '200 ' : String(status)
  })
  const entries = [...byStatus].map(([status, errors]) => {
    const lines = errors.map((error) => `- ${kinds[error.kind].code} ${error.id}: ${error.en}`)
    return [status.trim() === '200' ? 'default' : status, answerOf(lines.join('\n'), envelope({}))]
  })
  return Object.fromEntries(entries) as Record<string, object>
}

const answerOf = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
})

const envelope = (data: object) => ({
  type: 'object',
  required: ['code', 'msg', 'enmsg', 'count', 'data'],
  properties: {
    code: { type: 'integer', description: '0 = success' },
    msg: { type: 'string' },
    enmsg: { type: 'string' },
    count: { type: 'integer' },
    data,
  },
})
