import css from './avatar.module.css'

// White text has a contrast of at least 5 : 1 on each.
const colours = ['#1a5dca', '#136b48', '#8a3f71', '#8a4b12', '#a63a2c', '#3d4f8f']

/** A person's picture, or the first letter of the name on a colour derived from the name. */
export function Avatar({ name, src, size = 40 }: { name: string; src?: string; size?: number }) {
  const shape = { inlineSize: size, blockSize: size }
  // The picture is decorative, because the name stands beside it.
  if (src) {
    return (
      <img
        className={css.avatar}
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        style={shape}
      />
    )
  }
  const initial = [...name.trim()][0]?.toUpperCase() ?? '?'
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return (
    <span
      className={css.avatar}
      aria-hidden="true"
      style={{ ...shape, fontSize: size * 0.45, background: colours[sum % colours.length] }}
    >
      {initial}
    </span>
  )
}
