import { useEffect, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { buttonText } from './button-text.ts'
import css from './favourite-button.module.css'
import { type Thing, useHeart } from './favourite-button.tsx'

interface Corner extends Thing {
  name: string
  /** Whether it stands among the parts of a row instead of in the corner of a card. */
  inRow?: boolean
}

type Hear = (thing: Thing, isCollected: boolean, from: unknown) => void

/** The hearts of the page: a thing may stand in two bands, and its hearts agree. */
const hearts = new Set<Hear>()

/** The heart of a card, for people signed in. */
export default function FavouriteCorner(given: Corner) {
  const { kind, thingId, collected } = given
  const [told, setTold] = useState({ isCollected: collected, times: 0 })
  useEffect(() => {
    const hear: Hear = (thing, isCollected, from) => {
      if (from === setTold || thing.thingId !== thingId || thing.kind !== kind) return
      setTold(({ times }) => ({ isCollected, times: times + 1 }))
    }
    hearts.add(hear)
    return () => void hearts.delete(hear)
  }, [kind, thingId])
  const tell = (isCollected: boolean) => {
    for (const hear of hearts) hear(given, isCollected, setTold)
  }
  return (
    <Heart
      key={told.times}
      {...given}
      collected={told.times > 0 ? told.isCollected : collected}
      onChange={tell}
    />
  )
}

function Heart({
  name,
  inRow = false,
  onChange,
  ...thing
}: Corner & { onChange: (isCollected: boolean) => void }) {
  const t = useText(buttonText)
  const { isCollected, toggle, sender } = useHeart(thing, onChange)
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
