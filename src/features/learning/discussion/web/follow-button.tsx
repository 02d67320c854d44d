import type { Endpoint, InputOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { discussionText } from './text.ts'

/** Follows a topic, or the comments on an announcement, and stops. */
export function FollowButton<E extends Endpoint>({
  endpoint,
  input,
  follows,
  help,
}: {
  endpoint: E
  input: InputOf<E>
  follows: boolean
  help: string
}) {
  const t = useText(discussionText)
  const { act, pending } = useAct()
  return (
    <Button
      size="small"
      variant="quiet"
      icon="bell"
      aria-pressed={follows}
      data-tip={help}
      pending={pending}
      onClick={() => void act(endpoint, input)}
    >
      {follows ? t.following : t.follow}
    </Button>
  )
}
