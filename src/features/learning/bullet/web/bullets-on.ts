/** The setting of a device by which bullet comments move over its films. */
export const bulletsOn = 'bullets:on'
