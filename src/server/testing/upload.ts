import { type AnswerOf, type Endpoint, endpointUrl, type Envelope } from '#src/shared/endpoint.ts'

/** One file as a browser sends it; `boundary` is 'x'. */
export function multipart(name: string, bytes: Buffer | string): Buffer {
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from('\r\n--x--\r\n')])
}

export const multipartHeaders = { 'content-type': 'multipart/form-data; boundary=x' }

/** The part of `fastify.inject` that a call needs. */
interface Injecting {
  inject(given: object): Promise<{ json(): unknown }>
}

/** Uploads a file to an endpoint's address, fields in the query. */
export async function uploadTo<E extends Endpoint>(
  app: Injecting,
  endpoint: E,
  given: { token?: string; query?: Record<string, string>; name: string; bytes: Buffer | string },
): Promise<Envelope<AnswerOf<E>>> {
  const answer = await app.inject({
    method: 'POST',
    url: endpointUrl(endpoint),
    query: given.query ?? {},
    headers: { ...multipartHeaders, ...(given.token && { token: given.token }) },
    payload: multipart(given.name, given.bytes),
  })
  return answer.json() as Envelope<AnswerOf<E>>
}
