import type { Config } from '#src/config.ts'
import { holdsAddress } from './network-list.ts'

/** Whether many people of the school share this address: limits of one address are wider there. */
export const isSchoolNetwork = (config: Pick<Config, 'SCHOOL_NETWORKS'>, ip: string): boolean =>
  holdsAddress(config.SCHOOL_NETWORKS, ip)

/** Whether this is the address of a reverse proxy of ours. */
export const isTrustedProxy = (
  config: Pick<Config, 'TRUST_PROXY'>,
  ip: string | undefined,
): boolean => holdsAddress(config.TRUST_PROXY, ip)
