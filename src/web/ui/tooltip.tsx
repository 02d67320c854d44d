import css from './tooltip.module.css'

/** The bubble of `live/tooltips.ts`. A popover, because it must lie over dialogs and a full-screen player. */
export function Tooltips() {
  return <div popover="manual" className={css.bubble} aria-hidden="true" data-bubble="" />
}
