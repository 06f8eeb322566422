/** Schools that share a team, by sport. */
export interface CooperativeSport {
  readonly name: string;
  readonly teams: readonly CooperativeTeam[];
}

/** One agreement: host, guests, and the day on which it ends, `YYYY-MM-DD`. */
export interface CooperativeTeam {
  readonly host: string;
  readonly guests: readonly string[];
  readonly endDay: string | null;
}

/** A sport that a few schools have begun. */
export interface EmergingSport {
  readonly name: string;
  readonly schools: readonly string[];
}

export interface ExchangeProgram {
  readonly id: string;
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly approvedUntilDay: string | null;
}

/** Days on which schools look for an opponent, by sport and school year. */
export interface OpenDateSport {
  readonly name: string;
  readonly years: readonly { readonly term: string; readonly dates: readonly OpenDate[] }[];
}

export interface OpenDate {
  readonly id: string;
  readonly school: string;
  /** `YYYY-MM-DD`. */
  readonly day: string | null;
  readonly contestType: string | null;
  readonly location: string | null;
  readonly contractLength: string | null;
  readonly notes: string | null;
}

/** A meeting on the rules for principals. */
export interface RulesMeeting {
  /** `YYYY-MM-DD`. */
  readonly day: string | null;
  readonly location: string;
  readonly room: string | null;
  readonly contact: string | null;
  /** Lines of the memo. */
  readonly memo: readonly string[];
}
