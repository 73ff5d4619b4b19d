/** An office. Its city and country are the messages `content-offices:<key>`. */
export interface Office {
  key: 'sunnyvale' | 'berlin' | 'beijing' | 'shenzhen'
  /** Address lines without city and country, as written on a letter. */
  address: readonly string[]
  headquarters: boolean
  /** IANA time zone, for the local time beside the address. */
  timeZone: string
  /** Degrees north and east, of the city. */
  coordinates: readonly [latitude: number, longitude: number]
}

/** The four offices (specification §1). */
export const offices: readonly Office[] = [
  {
    key: 'sunnyvale',
    address: ['710 Lakeway Dr, Ste 200', 'CA 94085'],
    headquarters: false,
    timeZone: 'America/Los_Angeles',
    coordinates: [37.38, -122.03],
  },
  {
    key: 'berlin',
    address: ['Prinzessinnenstraße 19-20', '10969'],
    headquarters: true,
    timeZone: 'Europe/Berlin',
    coordinates: [52.5, 13.4],
  },
  {
    key: 'beijing',
    address: ['Level 5, Building 6', 'No. 48 Haidian West St, Haidian'],
    headquarters: false,
    timeZone: 'Asia/Shanghai',
    coordinates: [39.98, 116.31],
  },
  {
    key: 'shenzhen',
    address: ["402, Floor 4, Fu'an Technology Building", 'Nanshan'],
    headquarters: false,
    timeZone: 'Asia/Shanghai',
    coordinates: [22.53, 113.94],
  },
]
