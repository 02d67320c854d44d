import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { type Favourite, favouriteApi } from '../contract.ts'
import { favouriteText } from './text.ts'

/** Removes favourites. Several, and one that cannot be added again, only after a question. */
export function useRemove() {
  const t = useText(favouriteText)
  const format = useFormat()
  const { act, pending } = useAct()
  const questionOf = (favourites: readonly Favourite[]) => {
    const [first] = favourites
    if (favourites.length > 1) {
      return { title: t.removeTitle(format.number(favourites.length)), text: t.removeText }
    }
    if (!first || first.fate === 'here') return undefined
    return { title: t.removeGoneTitle(first.name), text: t.removeGoneText }
  }
  const remove = (favourites: readonly Favourite[], done?: () => void) => {
    const question = questionOf(favourites)
    return act(
      favouriteApi.removeFavourites,
      { chosen: favourites.map(({ kind, favouriteId }) => ({ kind, favouriteId })) },
      {
        ask: question && { ...question, confirm: t.remove, danger: true },
        verb: 'delete',
        said: ({ removed }) => t.removed(format.number(removed)),
        ...(done && { done }),
      },
    )
  }
  return { remove, pending }
}
