import type { CacheTag } from '#src/shared/cache-tag.ts'
import type { Endpoint, Envelope } from '#src/shared/endpoint.ts'
import type { Both, Locale } from '#src/shared/locale.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { Cost } from './cost-limit.ts'
import type { Origin, UploadedFile } from './origin.ts'

/** One call, from any source: over HTTP, from a page being rendered, from a test. */
export interface CallContext {
  viewer: Viewer | null
  /** Why a given token was refused; sent to the caller of an endpoint that needs one. */
  refusal: 'expired' | 'ended' | undefined
  locale: Locale
  origin: Origin
  /** Charges the caller; missing where a page being rendered makes the call. */
  pay?: ((cost: Cost) => void) | undefined
  file?: UploadedFile | undefined
}

export interface Outcome {
  status: number
  envelope: Envelope
  /** Cache tags of the data in the answer. */
  tags: CacheTag[]
}

export interface Mounted {
  endpoint: Endpoint
  /** The title of the room that answers. */
  room: Both
  run(input: unknown, context: CallContext): Promise<Outcome>
}

/** Every endpoint of the product, by 'GET Area/Verb'. */
export class Registry {
  readonly #mounted = new Map<string, Mounted>()

  add(mounted: Mounted): void {
    const key = keyOf(mounted.endpoint)
    if (this.#mounted.has(key)) throw new Error(`${key} is mounted twice`)
    this.#mounted.set(key, mounted)
  }

  get(endpoint: Pick<Endpoint, 'method' | 'path'>): Mounted {
    const found = this.#mounted.get(keyOf(endpoint))
    if (!found) throw new Error(`${keyOf(endpoint)} is not mounted`)
    return found
  }

  all(): Mounted[] {
    return [...this.#mounted.values()]
  }
}

const keyOf = (endpoint: Pick<Endpoint, 'method' | 'path'>) => `${endpoint.method} ${endpoint.path}`
