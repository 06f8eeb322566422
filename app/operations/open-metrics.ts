/* The OpenMetrics text format, https://github.com/prometheus/OpenMetrics */

export const OPEN_METRICS_TYPE = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

export type Labels = Readonly<Record<string, string>>;

export interface Sample {
  readonly labels?: Labels;
  readonly value: number;
}

/** A metric. The name of a counter ends in `_total`, as its samples do. */
export interface Metric {
  readonly name: string;
  readonly type: 'gauge' | 'counter';
  readonly help: string;
  /** At most one for each set of labels. */
  readonly samples: readonly Sample[];
}

/** The metrics as OpenMetrics text. Metrics without samples are described all the same. */
export function formatOpenMetrics(metrics: readonly Metric[]): string {
  return [...metrics.flatMap(formatMetric), '# EOF', ''].join('\n');
}

function formatMetric({ name, type, help, samples }: Metric): string[] {
  // The name of a counter's family is without the suffix of its samples.
  const family = type === 'counter' ? name.replace(/_total$/, '') : name;
  const unit = /_(seconds|bytes)$/.exec(family)?.[1];
  return [
    `# TYPE ${family} ${type}`,
    ...(unit === undefined ? [] : [`# UNIT ${family} ${unit}`]),
    `# HELP ${family} ${escapeText(help)}`,
    ...samples.map(({ labels = {}, value }) => `${name}${formatLabels(labels)} ${formatValue(value)}`),
  ];
}

function formatLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeText(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escapeText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');
}

/** At most milliseconds, because sums of fractions have many digits. */
function formatValue(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
