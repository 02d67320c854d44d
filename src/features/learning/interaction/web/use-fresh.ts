import type { Endpoint, InputOf } from '#src/shared/endpoint.ts'
import { api } from '#src/web/api.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { quietly } from '#src/web/quietly.ts'
import { useStale } from '#src/web/stale.ts'

/** As `useLoad`, and reads again when the server says that the topic has changed; what is shown stays until then. */
export function useFresh<E extends Endpoint>(endpoint: E, input: InputOf<E>, topic: string) {
  const load = useLoad(endpoint, input)
  const renew = async () => {
    const answer = await quietly(api(endpoint, input, { quiet: true, background: true }))
    if (answer) load.set(answer)
  }
  useStale(topic, () => void renew())
  return { ...load, renew }
}
