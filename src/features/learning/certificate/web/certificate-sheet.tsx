import css from './certificate.module.css'

/** The picture of a certificate in a frame of its shape. */
export function CertificateSheet({
  url,
  alt,
  none,
  eager,
}: {
  url: string | null
  alt: string
  /** Shown while there is no picture. */
  none: string
  eager?: boolean
}) {
  return (
    <div className={css.sheet}>
      {url ? (
        <img
          src={url}
          alt={alt}
          width={2000}
          height={1414}
          loading={eager ? undefined : 'lazy'}
          decoding="async"
        />
      ) : (
        none
      )}
    </div>
  )
}
