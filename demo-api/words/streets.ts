import { splitList } from './split-list';

export const streetNames: readonly string[] = splitList(`
  N. Main St., S. Main Street, School St., Prairie Ave., W. Locust St., County Road 900 East, Pioneer Dr.,
  E. Third Street, Grain Elevator Rd., Old Mill Rd, College Avenue, Heron Way, N. Canal Blvd., Railroad St.,
  State Route 78, Veterans Parkway, Courthouse Sq., W. Orchard Ln., Quarry Road, Bluestem Circle
`);
