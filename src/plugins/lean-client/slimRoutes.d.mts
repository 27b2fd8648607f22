export default function slimRoutes(source: string): string;
