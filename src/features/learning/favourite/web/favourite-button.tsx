import { useEffect, useState } from 'react'
import { accountPaths } from '#src/features/people/account/paths.ts'
import { useAddress } from '#src/web/address.ts'
import { useText } from '#src/web/i18n.tsx'
import { quietly } from '#src/web/quietly.ts'
import { useViewer } from '#src/web/root-data.ts'
import { Button, ButtonLink, IconButton } from '#src/web/ui/button.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import type { FavouriteKindName } from '../kinds.ts'
import { buttonText } from './button-text.ts'
import type { HeartSender, Press } from './heart-sender.tsx'
import css from './favourite-button.module.css'

// The sender loads with the first press, because lists of courses show many hearts that nobody presses.
const loadSender = () => quietly(import('./heart-sender.tsx'))

interface Thing {
  kind: FavouriteKindName
  thingId: number
  /** Whether it is a favourite; null where nothing has been read of the reader. */
  collected: boolean | null
}

/** The heart on the page of a thing. It leads a visitor to the sign-in and back to the page. */
export function FavouriteButton({ className, ...thing }: Thing & { className?: string }) {
  const t = useText(buttonText)
  const viewer = useViewer()
  const { pathname, search } = useAddress()
  if (!viewer?.hasRole) {
    const to = viewer ? accountPaths.role : accountPaths.login
    return (
      <ButtonLink size="large" icon="heart" className={className} to={to(pathname + search)}>
        {t.favourite}
      </ButtonLink>
    )
  }
  return <Heart key={`${thing.kind} ${thing.thingId}`} thing={thing} className={className} />
}

function Heart({ thing, className }: { thing: Thing; className: string | undefined }) {
  const t = useText(buttonText)
  const { isCollected, toggle, sender } = useHeart(thing)
  return (
    <>
      <Button
        size="large"
        icon="heart"
        aria-pressed={isCollected}
        className={className ? `${css.heart} ${className}` : css.heart}
        onClick={toggle}
      >
        {t.favourite}
      </Button>
      {sender}
    </>
  )
}

/** The heart of a card, for people signed in: in its corner, or among the parts of a row. */
export function FavouriteCorner({
  name,
  inRow = false,
  ...thing
}: Thing & { name: string; inRow?: boolean }) {
  const t = useText(buttonText)
  const { isCollected, toggle, sender } = useHeart(thing)
  return (
    <>
      <IconButton
        icon="heart"
        label={t.favouriteThis(name)}
        aria-pressed={isCollected}
        className={`${css.heart} ${inRow ? css.inRow : css.corner}`}
        onClick={toggle}
      />
      {sender}
    </>
  )
}

/** The hearts of the page: a thing may stand in two bands, and its hearts agree. */
const hearts = new Set<(thing: Thing, wanted: boolean, from: unknown) => void>()

/** Shows the new state at once. A refusal brings back what the server has. */
function useHeart(thing: Thing) {
  const { kind, thingId, collected } = thing
  const [press, setPress] = useState<Press>()
  const [told, setTold] = useState<boolean>()
  const [Sender, setSender] = useState<typeof HeartSender>()
  const t = useText(buttonText)
  useEffect(() => {
    const hear: Parameters<(typeof hearts)['add']>[0] = (other, wanted, from) => {
      if (from === setTold || other.thingId !== thingId || other.kind !== kind) return
      setPress(undefined)
      setTold(wanted)
    }
    hearts.add(hear)
    return () => void hearts.delete(hear)
  }, [kind, thingId])
  const tell = (wanted: boolean) => {
    for (const hear of hearts) hear(thing, wanted, setTold)
  }
  const isCollected = press?.wanted ?? told ?? collected ?? false
  async function toggle() {
    const wanted = !isCollected
    setPress({ wanted, count: (press?.count ?? 0) + 1 })
    tell(wanted)
    if (Sender) return
    const loaded = await loadSender()
    if (loaded) return setSender(() => loaded.HeartSender)
    setPress(undefined)
    tell(!wanted)
    toast.error(t.offline)
  }
  return {
    isCollected,
    toggle: () => void toggle(),
    sender: press && Sender && (
      <Sender
        {...{ kind, thingId, press }}
        onRefused={({ wanted, count }) => {
          // A later press has a sending of its own.
          setPress((now) => (now?.count === count ? { wanted: !wanted, count } : now))
          tell(!wanted)
        }}
      />
    ),
  }
}
