import { type ComponentProps } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import type { Transcript } from '#src/features/content/film/web/transcript.tsx'
import { OnDemand } from './on-demand.tsx'

const Loaded = latePart(async () => ({
  default: (await import('#src/features/content/film/web/transcript.tsx')).Transcript,
}))

/** The transcript is in no first paint: it stands in a folded panel, or below the film of a narrow screen. */
export function LazyTranscript(props: ComponentProps<typeof Transcript>) {
  return (
    <OnDemand>
      <Loaded {...props} />
    </OnDemand>
  )
}
