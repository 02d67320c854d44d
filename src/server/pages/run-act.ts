import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#src/shared/endpoint.ts'
import type { CallContext, Outcome } from '../http/registry.ts'
import type { Kernel } from '../kernel.ts'
import type { PagePost, Sent } from './page-act.ts'
import { type ReadForm, readFileForm, takesFile, withFileAgain } from './post-file.ts'

interface Given {
  request: FastifyRequest
  context: CallContext
}

/** Reads the fields of a form, and stores its file where it has one. */
export async function readForm(kernel: Kernel, post: PagePost, given: Given): Promise<ReadForm> {
  const { request } = given
  if (takesFile(post) && request.isMultipart()) return readFileForm(kernel, post, given)
  return { sent: (request.body ?? {}) as ReadForm['sent'] }
}

/** Returns the name of the button that sent the form; '' for its own, or for one that it does not have. */
export const actOf = ({ acts }: PagePost, { act = '' }: Sent) =>
  Object.hasOwn(acts, act) ? act : ''

/** Makes the calls of the act that a form was sent for. @returns the outcome that the page shows */
export async function runAct(
  kernel: Kernel,
  post: PagePost,
  { sent, refused, fileLeftOut }: ReadForm,
  { request, context }: Given,
): Promise<Outcome> {
  if (refused) return refused
  const { endpoint, input, next } = post.acts[actOf(post, sent)]!
  const run = (called: Endpoint, given: unknown) => {
    request.caller?.charge(called)
    return kernel.registry.get(called).run(given, context)
  }
  const outcome = await run(endpoint, input(sent))
  if (fileLeftOut && post.file) return withFileAgain(post.file, outcome)
  if (!next || outcome.envelope.code !== 0) return outcome
  return run(next.endpoint, next.input(sent, outcome.envelope.data))
}
