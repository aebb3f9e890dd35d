/** Query of the paths of other groups that add lords by Krishnamurti Paddhati. */
import { addedPartsQuery } from '../common/asked/detailInputs.ts';

/** Query of a path that adds the lords of its cusps. */
export const AddedLordsQuery = addedPartsQuery(['kp'], 'kp: adds the lords of each cusp by Krishnamurti Paddhati');
