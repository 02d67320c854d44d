import { Suspense, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { ChosenBar } from '#src/web/ui/chosen-bar.tsx'
import type { Favourite } from '../contract.ts'
import { FavouriteCard } from './favourite-card.tsx'
import { MoveDialog } from './favourite-dialogs.ts'
import css from './favourites.module.css'
import type { FavouriteListAnswer } from './folder-filter.tsx'
import { favouriteText } from './text.ts'
import { useRemove } from './use-remove.ts'

const keyOf = ({ kind, favouriteId }: Favourite) => `${kind} ${favouriteId}`

/** The cards of a page. Each can be chosen for an act on several. */
export function FavouriteList({ list }: { list: FavouriteListAnswer }) {
  const t = useText(favouriteText)
  const format = useFormat()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [moves, setMoves] = useState<readonly Favourite[]>()
  const { remove, pending } = useRemove()
  const { items, folders } = list
  const selected = items.filter((item) => chosen.has(keyOf(item)))
  const isWhole = selected.length === items.length
  const count = t.selected(format.number(selected.length))
  const none = () => setChosen(new Set())
  const toggle = (key: string) =>
    setChosen(
      chosen.has(key)
        ? new Set([...chosen].filter((one) => one !== key))
        : new Set([...chosen, key]),
    )
  return (
    <>
      <div className={css.bar}>
        <Button
          size="small"
          variant="quiet"
          onClick={() => setChosen(isWhole ? new Set() : new Set(items.map(keyOf)))}
        >
          {isWhole ? t.selectNone : t.selectAll}
        </Button>
      </div>
      <ul className={css.grid} aria-label={t.list}>
        {items.map((item, index) => (
          <FavouriteCard
            key={keyOf(item)}
            favourite={item}
            folder={folders.find(({ folderId }) => folderId === item.folderId)?.name}
            isChosen={chosen.has(keyOf(item))}
            eager={index < 4}
            onToggle={() => toggle(keyOf(item))}
            onMove={() => setMoves([item])}
          />
        ))}
      </ul>
      <ChosenBar count={count} none={t.selectNone} onNone={none} hidden={selected.length === 0}>
        <Button size="small" icon="folder" onClick={() => setMoves(selected)}>
          {t.move}
        </Button>
        <Button
          size="small"
          icon="trash"
          pending={pending}
          onClick={() => void remove(selected, none)}
        >
          {t.remove}
        </Button>
      </ChosenBar>
      <Suspense>
        {moves && (
          <MoveDialog
            favourites={moves}
            folders={folders}
            onClose={() => setMoves(undefined)}
            onMoved={none}
          />
        )}
      </Suspense>
    </>
  )
}
